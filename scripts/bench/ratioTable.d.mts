import type { Ratio } from '../../bench/report.js';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta?: { readonly ratios?: readonly Ratio[] } }[];
  }[];
}

export const ratiosIn: (report: Report) => Ratio[];

export const ratioTable: (
  results: readonly { readonly suite: string; readonly failed: boolean; readonly ratios: readonly Ratio[] }[],
) => string;
