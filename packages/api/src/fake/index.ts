export { type Fake, type FakeAnswer, fake, fakeHandlers } from './fakeHandlers.js';
export { sampleOf } from './sample.js';
export { sampleUser } from './sampleUser.js';
