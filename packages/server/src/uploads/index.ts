export { removeUnusedUploads } from './removeUnused.js';
export { imageType, uploadRoutes } from './upload.routes.js';
export { createUploads, uploadIdOf, uploadPath, type Upload, type Uploads } from './uploads.js';
