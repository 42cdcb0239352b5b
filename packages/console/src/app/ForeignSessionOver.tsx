import { EmptyState } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';
import { useLeaveForeign } from './useLeaveForeign.js';
import { useAccountWords } from '../areas/account/words.js';

const Window = styled.main`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  background: ${tokens.sheet};
  color: ${tokens.text};
`;

/** In the place of everything, where the token that another platform handed over is not accepted. */
export const ForeignSessionOver = () => {
  const { session } = useAccountWords();
  const leave = useLeaveForeign();
  return (
    <Window>
      <EmptyState
        role="alert"
        picture="locked"
        title={session.foreignOverTitle}
        description={session.foreignOverText}
        action={{ label: session.leaveForeign, onClick: leave }}
      />
    </Window>
  );
};
