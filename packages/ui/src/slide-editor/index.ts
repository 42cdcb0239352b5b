'use client';

export { DesignPicker, type DesignPickerProps } from './DesignPicker.js';
export { ExportNote, type ExportNoteProps } from './ExportNote.js';
export { SlideChecks, type SlideChecksProps } from './SlideChecks.js';
export { SlideDesk, type SlideDeskProps } from './SlideDesk.js';
export { SlideDifference, type SlideDifferenceProps } from './SlideDifference.js';
export { SlideForm, type SlideFormProps } from './SlideForm.js';
export { SlideFormatSwitch, type SlideFormatSwitchProps } from './SlideFormatSwitch.js';
export { SlideNotes, type SlideNotesProps } from './SlideNotes.js';
export { SlideShow, type SlideShowProps } from './SlideShow.js';
export { SlideStage, type SlideStageProps } from './SlideStage.js';
export { SlideTree, type SlideTreeProps } from './SlideTree.js';
export { changePage } from './outline.js';
export { comparedParts, slideChanges, type SlideChange } from './slideChanges.js';
