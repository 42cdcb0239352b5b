'use client';

export { AudienceSample, type AudienceSampleProps, type SamplePerson } from './AudienceSample.js';
