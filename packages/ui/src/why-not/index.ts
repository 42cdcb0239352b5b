'use client';

export { WhyNot, type WhyAnswer, type WhyNotProps, type WhyPerson, type WhyStep } from './WhyNot.js';
