import { register } from 'node:module';

register('./clientStubs.mjs', import.meta.url);
