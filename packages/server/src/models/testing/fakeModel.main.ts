import { startFakeModel } from './fakeModel.js';

// A process of its own, for tests that start the whole product: FAKE_MODEL_PORT, FAKE_MODEL_DELAY (milliseconds between pieces).
const model = await startFakeModel({
  port: Number(process.env.FAKE_MODEL_PORT ?? 0),
  behaviour: { delayMs: Number(process.env.FAKE_MODEL_DELAY ?? 0) },
});
process.stdout.write(`${JSON.stringify({ url: model.url })}\n`);
process.once('SIGTERM', () => void model.close().then(() => process.exit(0)));
