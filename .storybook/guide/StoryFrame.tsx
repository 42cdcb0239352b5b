import { styled } from 'styled-components';

/** Pixels that each kind of thing needs, to be seen whole. */
const heights = { modal: 560, drawer: 700, page: 720 } as const;

export type FrameKind = keyof typeof heights;

const PHONE = { width: 390, height: 780 };

const Frame = styled.iframe`
  display: block;
  box-sizing: border-box;
  max-width: 100%;
  margin: 0 0 8px;
  border: 1px solid #cfd5df;
  border-radius: 8px;
  background: #fff;
`;

interface StoryFrameProps {
  id: string;
  name: string;
  kind: FrameKind;
  phone: boolean;
  /** As `theme:dark;language:en-US`. */
  globals: string;
}

/** A story in a page of its own, which covers nothing and takes no other's answers; loaded when it comes into sight. */
export const StoryFrame = ({ id, name, kind, phone, globals }: StoryFrameProps) => (
  <Frame
    title={name}
    src={`iframe.html?viewMode=story&id=${id}&globals=${globals}`}
    loading="lazy"
    style={phone ? PHONE : { width: '100%', height: heights[kind] }}
  />
);
