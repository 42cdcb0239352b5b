'use client';

import { pageDocuments, readDocument } from '../contract/documents.js';
import { pageFaq } from '../contract/faq.js';
import { labelDocuments, labelFaq, listLabelChoices } from '../contract/labels.js';
import { listTags } from '../contract/tags.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useListLabelChoices = readHook(listLabelChoices);
export const useLabelDocuments = writeHook(labelDocuments, { refreshes: [pageDocuments, readDocument, listTags] });
export const useLabelFaq = writeHook(labelFaq, { refreshes: [pageFaq, listTags] });
