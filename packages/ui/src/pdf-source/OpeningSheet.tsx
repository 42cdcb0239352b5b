import { PLACEHOLDER_RATIO, PREVIEW_WIDTH } from '@console/base';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { PageSkeleton } from '../page-preview/PageSkeleton.js';
import { useDelayed } from '../states/index.js';
import { hiddenVisually } from '../theme/mixins.js';

const Pane = styled.div`
  align-self: stretch;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  padding: 16px;
`;

const Paper = styled.div`
  position: relative;
  max-width: 100%;
  margin: 0 auto;
  border-radius: 2px;
  background: ${(p) => p.theme.sheet};
  box-shadow: 0 0 0 1px ${(p) => p.theme.line};
`;

const ReadOut = styled.span`
  ${hiddenVisually}
`;

/** Stands where the first page will, while the document is being opened. */
export const OpeningSheet = ({ width = PREVIEW_WIDTH }: { width?: number | 'fit' }) => {
  const words = useWords('pdf');
  const due = useDelayed(true);
  return (
    <Pane>
      <ReadOut role="status">{due ? words.loading : null}</ReadOut>
      <Paper style={{ width: width === 'fit' ? '100%' : width, aspectRatio: 1 / PLACEHOLDER_RATIO }}>
        {due && <PageSkeleton />}
      </Paper>
    </Pane>
  );
};
