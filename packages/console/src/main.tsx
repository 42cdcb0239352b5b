import './arrival.js';
import './app/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { report } from './app/client.js';
import { hearUncaught } from './app/hearUncaught.js';
import { followLanguage } from './locale/coreWords.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
hearUncaught(report);
void followLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
