import { afterAll } from 'vitest';
import { writeRecord } from './recordRows.js';

afterAll(() => writeRecord());
