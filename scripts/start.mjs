/** Builds console and server where they have changed, then runs the server in this terminal. Needs nothing but Node and pnpm. */
import { launch } from './launch.mjs';

await launch();
