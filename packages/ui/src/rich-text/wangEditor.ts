// The editor and its looks: one part of the program, fetched together.
import '@wangeditor/editor/dist/css/style.css';

export { createEditor, createToolbar, DomEditor, i18nChangeLanguage } from '@wangeditor/editor';
