import { vi } from 'vitest';
import { keepsNoFile } from '../../../testing/keepsNoFile.js';
import UploadPackDialog from './UploadPackDialog.js';

keepsNoFile({
  dialog: <UploadPackDialog open onClose={vi.fn()} />,
  name: 'crowd pack from a file',
  kept: { packName: '老会员' },
  verb: /^新\s?建$/,
});
