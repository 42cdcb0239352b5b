'use client';

export { ImageDialog, type ImageDialogProps } from './ImageDialog.js';
export { ImagePicker, type ImagePickerProps } from './ImagePicker.js';
export { IMAGE_SIZE, type ImageRefusal, imageRefusal, type PickedImage, type UploadImage } from './images.js';
export { ImagesField, type ImagesFieldProps } from './ImagesField.js';
export { type Images, type ImagesOptions, useImages } from './useImages.js';
