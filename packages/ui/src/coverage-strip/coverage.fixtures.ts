import type { CoveragePage } from './coverage.js';

const shares = [0.97, 0.88, 0.89, 0.84, 0.95, 0.94, 0.93, 0.9, 0.92, 0.96];

const page = (number: number): CoveragePage => {
  if (number <= 2) return { characters: 40, covered: 9, failed: false };
  if (number === 61) return { characters: 0, covered: 0, failed: true };
  if (number === 33 || number === 34) return { characters: 900, covered: 340, failed: false };
  if (number === 72) return { characters: 0, covered: 0, failed: false };
  return { characters: 900, covered: Math.round(900 * (shares[number % shares.length] ?? 1)), failed: false };
};

/** 92 pages: two title pages, 33 and 34 thin, 61 failed, 72 without text. */
export const rulesCoverage: readonly CoveragePage[] = Array.from({ length: 92 }, (_, index) => page(index + 1));

export const longCoverage: readonly CoveragePage[] = Array.from({ length: 1000 }, (_, index) => page((index % 60) + 3));

export const shortCoverage: readonly CoveragePage[] = rulesCoverage.slice(2, 8);

/** Five pages, the last four of them scanned. */
export const scannedCoverage: readonly CoveragePage[] = [
  { characters: 420, covered: 420, failed: false },
  { characters: 900, covered: 900, failed: false, confidence: 0.98 },
  { characters: 380, covered: 380, failed: false, confidence: 0.81 },
  { characters: 870, covered: 822, failed: false, confidence: 0.97 },
  { characters: 640, covered: 640, failed: false, confidence: 0.98 },
];
