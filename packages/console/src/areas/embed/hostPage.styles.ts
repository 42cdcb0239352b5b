import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** Somebody else's page keeps its colours in both themes, dimmed in the dark so that it does not glare. */
export const Frame = styled.div`
  display: flex;
  overflow: hidden;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  margin: 0 20px 20px;
  border: 1px solid #cfd5df;
  border-radius: 10px;
  background: #fff;
  color: #1b1f27;
  filter: brightness(${tokens.paperDim});

  @media (max-width: 991.98px) {
    min-height: 640px;
    margin-inline: 16px;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  gap: 6px;
  align-items: center;
  height: 36px;
  padding: 0 12px;
  background: #eceff3;

  > i {
    width: 9px;
    height: 9px;
    border-radius: 5px;
    background: #c3cad4;
  }
`;

export const Address = styled.span`
  display: flex;
  flex: 1;
  gap: 6px;
  align-items: center;
  height: 24px;
  margin-left: 8px;
  padding: 0 10px;
  border-radius: 5px;
  background: #fff;
  color: #515b6b;
  font-size: 12px;
`;

export const Page = styled.div`
  position: relative;
  overflow: hidden;
  flex: 1;
  min-height: 0;
  padding: 0 24px;

  strong {
    display: block;
    margin-top: 22px;
    font-weight: 600;
    font-size: 22px;
    line-height: 30px;
  }

  p {
    margin: 4px 0 0;
    color: #515b6b;
  }
`;

export const Nav = styled.div`
  display: flex;
  gap: 18px;
  align-items: center;
  height: 48px;
  border-bottom: 1px solid #e3e7ed;
  color: #515b6b;
  font-size: 13px;

  b {
    margin-right: auto;
    color: #8f1d1d;
    font-size: 15px;
  }
`;

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin-top: 16px;

  span {
    display: flex;
    justify-content: space-between;
    padding: 12px 14px;
    border-radius: 6px;
    background: #f6f2f0;
  }
`;

export const Lines = styled.div`
  margin-top: 18px;

  i {
    display: block;
    height: 9px;
    margin-bottom: 11px;
    border-radius: 3px;
    background: #eceff3;
  }

  i:nth-child(2) {
    width: 86%;
  }

  i:nth-child(3) {
    width: 62%;
  }
`;

/** The window of the chat, over the page. */
export const ChatWindow = styled.div`
  position: absolute;
  right: 16px;
  bottom: 16px;
  overflow: hidden;
  display: flex;
  width: min(336px, calc(100% - 32px));
  height: min(460px, calc(100% - 32px));
  border-radius: 12px;
  background: #fff;
  box-shadow:
    0 0 0 1px rgb(16 24 40 / 6%),
    0 8px 16px -4px rgb(16 24 40 / 8%),
    0 24px 48px -8px rgb(16 24 40 / 18%);

  &[data-theme='dark'] {
    background: #1b2029;
  }

`;
