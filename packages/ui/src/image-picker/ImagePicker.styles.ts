import { styled } from 'styled-components';
import { below, motion } from '../theme/layout.js';
import { focusRing, oneLine } from '../theme/mixins.js';

export const Zone = styled.div`
  display: grid;
  gap: 8px;
`;

export const Choose = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 64px;
  padding: 8px 12px;
  border: 1px dashed ${(p) => p.theme.line3};
  border-radius: 8px;
  background: ${(p) => p.theme.sunken};
  color: ${(p) => p.theme.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background ${motion.fast}, border-color ${motion.fast};
  ${focusRing}

  &:hover,
  &[data-over='true'] {
    border-color: ${(p) => p.theme.solid};
    background: ${(p) => p.theme.tint};
  }

  > .anticon {
    color: ${(p) => p.theme.text3};
    font-size: 20px;
  }

  small {
    display: block;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: 8px;
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow: hidden auto;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 0 12px;
  align-items: center;

  img,
  > span:first-child {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border: 1px solid ${(p) => p.theme.line};
    border-radius: 6px;
    background: ${(p) => p.theme.sunken};
    color: ${(p) => p.theme.text3};
    object-fit: cover;
  }
`;

export const About = styled.div`
  min-width: 0;

  > p {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
  }

  > p > span {
    ${oneLine}
  }

  > small {
    display: block;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }

  > small[data-tone='error'] {
    color: ${(p) => p.theme.error};
  }

  button {
    flex: none;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${(p) => p.theme.link};
    font: inherit;
    cursor: pointer;
    ${focusRing}

    ${below.mobile} {
      min-height: 32px;
    }
  }

  button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Refused = styled.p`
  margin: 0;
  color: ${(p) => p.theme.error};
  font-size: 12px;
  line-height: 18px;
`;
