export { importJobs } from './importJobs.js';
export { tripleImportRoutes } from './tripleImports.routes.js';
