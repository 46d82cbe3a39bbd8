import type { Rows } from './row.ts'

/** Limits and what is asked for: what proves each row. */
export const limits: Rows = {
  'S5.01': [
    {
      title: '[S5.01] [A12] every hostile file meets its own sentence, and nothing of it is stored',
      shows:
        'Forty and more pictures that were cut, forged or are none are refused each with its sentence, and no byte is kept.',
    },
    {
      title: '[S5.01] a picture is taken for what its bytes say: a WebP is stored as one',
      shows: 'The bytes of a WebP alone are stored as WebP; no name or type is asked for.',
    },
  ],
  'S5.02': [
    {
      title: '[S5.01] [S5.02] empty, too large and wrong files are refused with a sentence and leave nothing',
      shows: 'Uploads over HTTP of such files meet their sentences.',
    },
    {
      title: '[S5.02] a picture has at most 5 MB in English and Chinese and in design detail, 2 MB otherwise',
      shows: 'The numbers are the specification’s, for four languages.',
    },
    {
      title: '[S5.02] may have 5 MB in every language, and one that is larger is refused in one sentence',
      shows:
        'Over HTTP a picture of 2.4 MB is stored in English and Thai where a look is altered, and in Thai refused elsewhere.',
    },
    {
      title:
        '[S4.01] [S5.02] pictures from this machine are laid as elements together; one of more than 5 MB among them is refused in one sentence',
      shows: 'A browser refuses such a file in the Elements tab, and lays a smaller one on the garment.',
    },
  ],
  'S5.03': [
    {
      title: '[S5.03] a moodboard takes eight, a sketchboard twenty, a printboard sixteen, and the rest is left out',
      shows: 'Boards filled with three too many hold exactly so many, and take no more.',
    },
    {
      title: '[S5.03] what finds no room on a full board is named, and what was saved first stays',
      shows: 'Two windows that put eleven plates on a board of eight: the saved six stay, three are named.',
    },
  ],
  'S5.04': [
    {
      title: '[S5.04] a go holds so many files by what it is for',
      shows: 'For eight uses the last file is taken and one more is refused over HTTP.',
    },
    {
      title:
        '[S5.04] so many are uploaded at once: 10, mood 8, prints 16, marketing 15, library 8 and 16 for prints, and 12 elements on a look',
      shows: 'The numbers are the specification’s.',
    },
  ],
  'S5.05': [
    {
      title: '[S5.05] a new project begins with five pictures at most, and names the sixth',
      shows: 'A browser that brings six pictures is told which is one too many.',
    },
    {
      title:
        '[S5.05] stays with its project: opened and fetched later, named again it is the same, and nobody else has it',
      shows: 'One brief stays with its project and is nobody else’s.',
    },
  ],
  'S5.06': [
    {
      title: '[S5.06] a trial holds ten pictures, however they are sent',
      shows: 'Ten are taken over HTTP; the eleventh is refused whole and in parts.',
    },
    {
      title: '[S5.06] pictures count against a trial whatever the file calls them',
      shows: 'A collection file cannot bring more by calling them drawn.',
    },
  ],
  'S5.07': [
    {
      title: '[S5.07] eight pins pass, the ninth asks to continue, and so does a generation with nine',
      shows: 'The rule is asked with eight and nine pins.',
    },
    {
      title: '[S5.07] nine pins are warned about and asked; the answer is kept',
      shows: 'A browser that pins nine is asked, may refuse, and may go on.',
    },
  ],
  'S5.08': [
    {
      title: '[S5.08] the same bytes are told before anything is sent, with where they are kept; a copy needs no bytes',
      shows: 'The known picture is answered with its place in the library; kept deliberately it is a second one.',
    },
    {
      title:
        '[S5.08] the same pixels saved in another form are the same; scaled or saved anew they are alike; others are neither',
      shows: 'Four other forms of a picture are known again, two others are not.',
    },
  ],
  'S5.09': [
    {
      title:
        '[S5.09] a tag needs a name; tags are put on and taken off many at once and suggested when begun or misspelt',
      shows: 'An empty name, a long one and too many are refused with a sentence, and nothing is put on.',
    },
  ],
  'S5.10': [
    {
      title: '[S5.10] an email has a local part, an at-sign, a domain and a top-level domain of two letters or more',
      shows: 'Two good and six bad addresses, and small letters.',
    },
  ],
  'S5.12': [
    {
      title: '[S5.12] [S5.17] nothing is generated without a mannequin of the project’s gender and a colour',
      shows: 'Three orders over HTTP meet three sentences until mannequin and gender are right.',
    },
  ],
  'S5.13': [
    {
      title: '[S5.13] a wrong form and an unknown code are two sentences',
      shows: 'Over HTTP each meets its own.',
    },
    {
      title: '[S5.13] finds only codes that the table holds: no colour is invented',
      shows: 'A code that no table holds has no colour.',
    },
  ],
  'S5.14': [
    {
      title: '[S5.14] colours alone do; nothing at all, or nothing that can be read, is refused in one sentence',
      shows: 'An order with a colour alone is drawn; three that say nothing are refused.',
    },
    {
      title: '[S5.14] a drawing in which no line segment is left is not kept',
      shows:
        'All lines of a drawing are deleted: keeping it is refused with its sentence, and the drawing stays as it was.',
    },
    {
      title: '[S5.14] at least one line segment is drawn: an empty drawing is refused, and read all the same',
      shows: 'A drawing whose last segment was deleted is refused, one with a segment is not.',
    },
  ],
  'S5.15': [
    {
      title: '[S5.15] a pattern never stands singly; slogans and logos do so at first, in their own size',
      shows: 'Whatever was placed before, a pattern is laid over all.',
    },
  ],
  'S5.16': [
    {
      title: '[S5.16] every mode asks for what it needs in one sentence, and stores nothing',
      shows: 'Six orders that lack words or pictures are refused each with its sentence.',
    },
  ],
  'S5.17': [
    {
      title: '[S5.12] [S5.17] nothing is generated without a mannequin of the project’s gender and a colour',
      shows: 'An empty board is refused over HTTP, and one on which nobody is of the project’s gender.',
    },
    {
      title: '[S5.17] one to four mannequins stand on a board',
      shows: 'The numbers are the specification’s.',
    },
    {
      title: '[S5.17] are named when gender or age group is another, and swapped for others that match',
      shows: 'Who does not match is named, and others take their places.',
    },
  ],
  'S5.18': [
    {
      title:
        '[S5.18] [S2.56] a slogan without text, or with letters that no font has, is refused in one sentence and not stored',
      shows: 'Empty texts and unknown letters are refused, by hand and by order.',
    },
    {
      title:
        '[S3.27] [S5.18] a text becomes four staged slogans, no two alike, and a liked one enters the library as a slogan',
      shows: 'One text gives four unlike slogans for its price.',
    },
  ],
  'S5.19': [
    {
      title: 'refuses more than 2048 pixels a side, and what is no print',
      shows: 'One pixel more, and a sketch, are refused over HTTP.',
    },
    {
      title: 'draws a made print again with the longer side asked for, and charges for it',
      shows: 'A print is drawn 1600 pixels wide for its price.',
    },
  ],
}
