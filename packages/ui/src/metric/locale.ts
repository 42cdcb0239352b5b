import { metricEn } from './localeEn.js';
import { metricZh } from './localeZh.js';

export { metricEn, metricZh };

export const metricWords = { key: 'metric', zh: metricZh, en: metricEn } as const;
export type MetricWords = typeof metricZh;
