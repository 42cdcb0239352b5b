export { reportRoutes } from './report/report.routes.js';
export { usageText } from './report/usageText.js';
export { queueWeeklyReport, WEEKLY_REPORT, weeklyReportJob } from './report/weeklyReport.job.js';
export { statisticsRoutes } from './statistics.routes.js';
export { usageRoutes } from './usage.routes.js';
