import { Button } from 'antd';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { accountWords } from './locale.js';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 8px;

  img {
    width: 48px;
    height: 48px;
    border-radius: 50%;
    object-fit: cover;
  }
`;

export interface PresentAvatarProps {
  /** An address that the browser can show. */
  url: string;
  onRemove: () => void;
}

/** The picture that a user has, until another takes its place. */
export const PresentAvatar = ({ url, onRemove }: PresentAvatarProps) => {
  const words = useWords(accountWords);
  return (
    <Row>
      <img src={url} alt={words.avatarNow} />
      <Button onClick={onRemove}>{words.removeAvatar}</Button>
    </Row>
  );
};
