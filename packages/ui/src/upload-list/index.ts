'use client';

export { type RefusedFile, UploadDropzone, type UploadDropzoneProps } from './UploadDropzone.js';
export { UploadList, type UploadListProps } from './UploadList.js';
export { refusalOf, type UploadFailure, type UploadItem, type UploadLimits, type UploadStage } from './upload.js';
