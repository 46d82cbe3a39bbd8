import type { Rows } from './row.ts'

/** What happens of itself: what proves each row. */
export const behaviour: Rows = {
  'S4.01': [
    {
      title:
        '[S4.01] [S2.53] an element is found, dragged onto the garment, moved, repeated, ordered, taken back, and there after a reload',
      shows: 'A browser does so by mouse on a large look, and finds the element in its place after loading anew.',
    },
    {
      title: '[S4.01] an element is laid, moved, and taken hold of by keys alone',
      shows: 'The same by keyboard: laid with Enter, moved and sized by arrows, taken back and off.',
    },
    {
      title:
        '[S4.01] [S9.05] at 393 wide an element is laid and taken hold of by touch, and the picture stays in sight',
      shows: 'The same by touch on a narrow screen, over the sheet.',
    },
    {
      title: '[S4.01] of somebody else is refused in a sentence, whichever way it comes, and nothing is changed',
      shows: 'Six ways over HTTP to lay the picture of another account are refused, and the look stands.',
    },
    {
      title:
        '[S4.01] one more than a garment holds is refused in a sentence, whichever way it comes, and nothing is changed',
      shows: 'The eighty-first is refused over HTTP by document and by form, and the look stands.',
    },
  ],
  'S4.02': [
    {
      title: "[S4.02] an item sent with the state 'delete' is off its board",
      shows: 'A moodboard item with that state is gone from the parsed project.',
    },
    {
      title: '[S4.02] an item is added once and removed again',
      shows: 'Adding the same two pictures twice leaves two, removing one leaves the other.',
    },
  ],
  'S4.03': [
    {
      title: '[S4.03] a like moves a look to the liked list and into the library, and unliking reverses it exactly',
      shows: 'Two likes give one library entry, one unlike none, and lists follow.',
    },
    {
      title: '[S4.03] [S1.13] leaves the library when it is deleted, and does not come back before it is liked again',
      shows: 'A liked look that is deleted and restored is in the library only after another like.',
    },
  ],
  'S4.04': [
    {
      title: '[S4.04] clearing empties every board, layout, list and tool and keeps name and settings',
      shows: 'A full project is cleared over HTTP, once for two requests under one key.',
    },
    {
      title: '[S2.50] [S4.04] clearing empties everything, and retrieving brings everything back as it was',
      shows: 'What was cleared is kept as a state, and comes back whole.',
    },
  ],
  'S4.05': [
    {
      title: '[S4.05] signing out clears what was open, and the deep link asks to sign in again',
      shows: 'A browser that signed out does not come back into the look it had open.',
    },
    {
      title: '[S8.02] a 401 clears cookies, forgets detail and project, goes home and warns',
      shows: 'The same is forgotten when the server knows the session no more.',
    },
  ],
  'S4.10': [
    {
      title:
        '[S4.10] long tasks fill their load and no other: a quick one ends beside them, and stands first in its own line',
      shows: 'Three films hold both places of their load while a quick task is taken up and ends.',
    },
    {
      title:
        '[S4.10] every order is told its place among all that wait in the line of its load, and reading the task tells the same',
      shows: 'Every call that orders work answers the place that the database counts.',
    },
    {
      title: '[S4.10] who stands in the line moves up when somebody before leaves it',
      shows: 'The last task moves up by one when one before it is cancelled.',
    },
  ],
  'S4.11': [
    {
      title: '[S3.24] [S4.11] liquify offers to rasterise the text first, says how it went, then pushes it',
      shows: 'Over a text layer the bar offers to rasterise, the toast says that it is done, then the layer is pushed.',
    },
  ],
  'S4.17': [
    {
      title: '[S4.17] is kept as a code with its blanks, and said over HTTP in the language of whoever asks',
      shows: 'One failed task says why in three languages, over HTTP.',
    },
    {
      title: '[S4.17] a cancelled task gives its credits back, and its end is final',
      shows: 'A cancelled order returns all its credits, and cannot be cancelled again.',
    },
    {
      title: '[S4.17] waiting and running tasks are open, the others have ended',
      shows: 'Of the six states two are open.',
    },
    {
      title: '[S4.10] tells the owner every step: waiting, running, half, done',
      shows: 'A task that runs is told in each of its steps.',
    },
  ],
}
