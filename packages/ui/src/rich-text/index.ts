'use client';

export { cleanRichText, isBlankRichText } from './cleanRichText.js';
export type { StoredPicture } from './editor.js';
export { RichText, type RichTextProps } from './RichText.js';
export { type PictureSending, RichTextEditor, type RichTextEditorProps } from './RichTextEditor.js';
