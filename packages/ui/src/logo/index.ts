'use client';

export { Logo } from './Logo.js';
