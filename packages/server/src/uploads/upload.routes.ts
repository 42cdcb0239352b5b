import { IMAGE_MAX_BYTES, readSignedUpload, readUpload, uploadImage } from '@console/api/contract';
import { fail } from '../http/failure.js';
import { FORM_OVERHEAD, type Route, serve, serveOpen } from '../http/serve.js';
import { type Uploads, uploadPath } from './uploads.js';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** The kind of picture by what is in the file, whatever it is called. */
export const imageType = (data: Uint8Array): 'image/png' | 'image/jpeg' | null => {
  const begins = (bytes: readonly number[]) => bytes.every((byte, at) => data[at] === byte);
  if (begins(png)) return 'image/png';
  return begins(jpeg) ? 'image/jpeg' : null;
};

/** Pictures sent along with texts, and stored files by their address. */
export const uploadRoutes = (uploads: Uploads): Route[] => [
  serve(
    uploadImage,
    async ({ body: { file } }, actor) => {
      if (file.size === 0) return fail('empty_file');
      if (file.size > IMAGE_MAX_BYTES) return fail('file_too_large', { values: { limit: '3 MB' } });
      const data = new Uint8Array(await file.arrayBuffer());
      const type = imageType(data);
      if (type === null) return fail('unsupported_image');
      const { id } = await uploads.add({ name: type.replace('/', '.'), type, data }, 'image', actor.userId);
      return uploadPath(id);
    },
    { bodyLimit: IMAGE_MAX_BYTES + FORM_OVERHEAD },
  ),

  serve(readUpload, async ({ params }, actor) => {
    const upload = await uploads.find(params.id);
    return upload === null || !(await uploads.mayRead(upload, actor)) ? fail('file_not_found') : uploads.read(upload);
  }),

  serveOpen(readSignedUpload, async ({ params: { id }, query: { expires, signature } }) => {
    await uploads.checkSignature(id, expires, signature);
    const upload = await uploads.find(id);
    return upload === null ? fail('file_not_found') : uploads.read(upload);
  }),
];
