import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const metricPages: Pages = {
  metricsLibrary: lazyPage(() => import('./MetricsLibraryPage.js')),
  metricsDetails: lazyPage(() => import('./MetricDetailsPage.js')),
  metricsData: lazyPage(() => import('./MetricValuesPage.js')),
  analysisReport: lazyPage(() => import('./AnalysisReportsPage.js')),
};
