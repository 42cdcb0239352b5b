'use client';

export { QrCode, type QrCodeProps } from './QrCode.js';
