import { useState } from 'react';

const OFFERED = 30;

/** What is looked for, as the call is given it. */
export const useSearch = () => {
  const [keyword, setKeyword] = useState('');
  return { input: { current: 1, size: OFFERED, ...(keyword !== '' && { keyword }) }, onSearch: setKeyword };
};
