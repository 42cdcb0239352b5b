import type { JobKinds } from '../../../jobs/index.js';
import { checkUploadJob, type UploadJobDeps } from './checkUpload.job.js';
import { takeBackUploadJob } from './takeBack.job.js';
import { takeInUploadJob } from './takeIn.job.js';
import { CHECK_UPLOAD, TAKE_BACK_UPLOAD, TAKE_UPLOAD } from './uploadRecord.js';

export { dataUploadRoutes } from './dataUploads.routes.js';
export { forgetOldUploads } from './dataUploads.store.js';
export { bareColumns } from './uploadRecord.js';
export { findNamingFiles, type NamingFiles } from './namingFiles.js';
export { uploadMessages } from './uploads.messages.js';

/** For `startJobRunner`. */
export const uploadJobs = (deps: UploadJobDeps): JobKinds => ({
  [CHECK_UPLOAD]: checkUploadJob(deps),
  [TAKE_UPLOAD]: takeInUploadJob(deps),
  [TAKE_BACK_UPLOAD]: takeBackUploadJob(deps.db),
});
