import { wordsOf } from '@toile/studio/library/foldWords.ts'

/** What an entry is searched by: its name, its tags and the words it was made from. */
export const entryWords = ({
  name = '',
  tags = [],
  prompt = '',
}: {
  name?: string
  tags?: string[]
  prompt?: string
}) => wordsOf([name, ...tags, prompt])
