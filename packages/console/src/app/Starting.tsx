import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

const Canvas = styled.div`
  min-height: 100vh;
  background: ${tokens.canvas};
`;

/** What stands on screen before the first page is known. Empty on purpose: a picture that flashes by is worse. */
export const Starting = () => <Canvas aria-busy="true" />;
