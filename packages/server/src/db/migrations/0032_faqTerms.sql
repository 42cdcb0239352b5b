-- Questions are cut at the words that have synonyms. They are filled in again at the next start.
truncate faq_terms;
