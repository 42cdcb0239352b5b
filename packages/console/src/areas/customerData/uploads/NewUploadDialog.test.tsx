import { vi } from 'vitest';
import { keepsNoFile } from '../../../testing/keepsNoFile.js';
import NewUploadDialog from './NewUploadDialog.js';

keepsNoFile({
  dialog: <NewUploadDialog open onUploaded={vi.fn()} onClose={vi.fn()} />,
  name: 'data upload:new',
  kept: { dataType: 'orders' },
  verb: /^上\s?传$/,
});
