-- Whether an assistant's model may answer by itself where its knowledge bases hold nothing on a question.
alter table assistants add column answers_alone boolean not null default false;
