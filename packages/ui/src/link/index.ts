'use client';

export { type Navigate, PageLink, type PageLinkProps } from './PageLink.js';
