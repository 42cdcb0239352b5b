'use client';

export { ImageDialog, type ImageDialogProps } from './ImageDialog.js';
export { ImagePicker, type ImagePickerHandle, type ImagePickerProps } from './ImagePicker.js';
export type { ImageRefusal, PickedImage, UploadImage } from './images.js';
export { ImagesField, type ImagesFieldProps } from './ImagesField.js';
export { type Images, type ImagesOptions, useImages } from './useImages.js';
