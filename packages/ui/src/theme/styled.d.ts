import 'styled-components';
import type { Tokens } from './tokens.js';

declare module 'styled-components' {
  export interface DefaultTheme extends Tokens {}
}
