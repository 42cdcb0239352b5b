'use client';

import { readSignedUpload, readUpload, uploadImage } from '../contract/uploads.js';
import { downloadHook } from './downloadHook.js';
import { writeHook } from './writeHook.js';

export const useUploadImage = writeHook(uploadImage);
export const useReadUpload = downloadHook(readUpload);
export const useReadSignedUpload = downloadHook(readSignedUpload);
