import type { Rows } from './row.ts'

/** The documents and their forms: what proves each row. */
export const documents: Rows = {
  'S3.03': [
    {
      title:
        '[S1.01] [S3.03] a project is a series or a single item, with its settings at their defaults, put away and brought back',
      shows: 'A new project has both shares at thirty and its settings at their defaults.',
    },
    {
      title: '[S3.03] the workspace carries the fields of the specification, what follows from others too',
      shows: 'Sixteen fields travel under the names of the specification.',
    },
    {
      title: '[S3.03] a project names its brand, which is its owner’s, and opens with its name',
      shows: 'A project with a brand opens with its name, and nobody else may name that brand.',
    },
  ],
  'S3.04': [
    {
      title: '[S3.03] [S3.04] [S9.02] left out, sex is Female, age group Adult, and both shares are 30',
      shows: 'A workspace that says neither is female and adult.',
    },
    {
      title: '[S3.04] at least six women, men, girls and boys are offered, differing in skin, hair, face and build',
      shows: 'Each of the four groups has six people or more, no two alike.',
    },
  ],
  'S3.05': [
    {
      title: '[S3.08] [S3.05] [S3.07] carries exactly the specified keys in the specified forms',
      shows: 'Items of the boards travel with source, pin and category.',
    },
    {
      title: '[S3.05] what is pinned stands first, in the order in which it stood',
      shows: 'Pinned and unpinned items of a board are put in their order.',
    },
    {
      title: '[S3.05] pinned sketches and prints are used first',
      shows: 'A pinned sketch is worn at least as often as one that is not.',
    },
  ],
  'S3.06': [
    {
      title: '[S3.06] marketing sketches, the moodboard’s template and its places travel with the project',
      shows: 'A project with them is encoded and parsed to the same document.',
    },
  ],
  'S3.07': [
    {
      title: '[S3.08] [S3.05] [S3.07] carries exactly the specified keys in the specified forms',
      shows: 'Colours travel with id, name, code, gradient and red green blue.',
    },
  ],
  'S3.08': [
    {
      title: '[S3.08] a project travels with pins as 0 and 1, colours as text and moodboard places as JSON text',
      shows: 'The wire has the specification’s names and forms, and reads back to the same project.',
    },
    {
      title: '[S3.08] a project is saved whole, and a save from an older revision is refused',
      shows: 'Boards with uploads are saved over HTTP and opened again as they were.',
    },
  ],
  'S3.09': [
    {
      title: '[S3.09] carries its template, the look changed last and the sketches of its board',
      shows: 'The state of a collection over HTTP has its template with its picture, the last look and the sketches.',
    },
    {
      title: '[S4.03] a like moves a look to the liked list and into the library, and unliking reverses it exactly',
      shows: 'Drafts and liked looks stand in their lists.',
    },
  ],
  'S3.10': [
    {
      title:
        '[S4.03] [S3.10] a like brings a film into the library with its MP4, once, unlike takes it out, and a name goes along',
      shows: 'A film is liked twice and stands once in the library, with the address of its MP4.',
    },
    {
      title:
        '[S4.03] [S3.10] a like brings a picture into the library and the liked list once, unlike takes it out, and a name goes along; its entry leads back to it',
      shows: 'A picture of the list is liked, called otherwise and no longer liked; the library follows each time.',
    },
  ],
  'S3.11': [
    {
      title:
        '[S3.11] a correction is drawn and kept as the new state of its drawing, in the library too; one that began before it is refused',
      shows:
        'A point of the outline is moved: address and library follow; the same state sent once more from before is refused.',
    },
    {
      title: '[S3.11] gives one for each garment it shows and one for its shoes, by category',
      shows: 'A dress under a coat with a bag and pumps gives four drawings of four categories.',
    },
    {
      title: '[S3.11] draws what lies under a coat whole, and nothing of the pose',
      shows: 'A blouse has the same lines with and without a coat over it.',
    },
    {
      title:
        '[S3.11] a print is not drawn: of what is found on printed cloth no more than 5 % is not the pen’s, and the pen’s lines are found, where Canny draws the print',
      shows: 'Nine tenths of what is found on printed shorts lie on lines that a pen drew.',
    },
    {
      title:
        '[S3.11] two segments are joined by their nearest ends, whichever way they were drawn, and closed with themselves',
      shows: 'Two segments that were drawn towards each other become one.',
    },
  ],
  'S3.13': [
    {
      title:
        '[S3.13] a state has them as they were, tiles too, whatever was painted, cleared and swept meanwhile; a retrieval is taken back likewise',
      shows:
        'A painting of a collection is painted over and its tiles swept for; a state brings it back tile by tile, and the retrieval is taken back.',
    },
    {
      title:
        '[S1.14] [S3.13] in a collection file they come whole, states too: names, looks, previews, and every tile; what was changed in it is refused',
      shows: 'Another person takes a collection file in and has its painting with every tile, in its states as well.',
    },
    {
      title:
        '[S3.13] a server killed between tiles and painting, or while it keeps that, loses nothing; the same sent again is kept',
      shows: 'A server is killed while it keeps a painting: the former one stands, and the same sent again is kept.',
    },
  ],
  'S3.14': [
    {
      title: '[S3.14] its layers laid over each other in order are the look as it is drawn',
      shows:
        'The pictures behind the addresses of a detail are composed by another program and compared with the export of the look.',
    },
    {
      title: '[S3.14] saved back as it came changes nothing, and is answered from what was drawn',
      shows: 'Document, revision and pictures stand as they were, and nothing is drawn a second time.',
    },
    {
      title: '[S3.14] [S4.01] a colour changed in it recolours, and nothing else is changed',
      shows: 'The document of the look differs in that colour alone.',
    },
  ],
  'S3.15': [
    {
      title: '[S3.14] [S3.15] every address answers with a real picture of the size that is told, to its owner alone',
      shows: 'Layers, masks, garments alone, prints and body are fetched, measured, and refused to somebody else.',
    },
  ],
  'S3.16': [
    {
      title: '[S3.16] a gradient travels as its angle and gradientList, each stop a percentage and an rgba',
      shows: 'More than a hundred stops of generated projects travel in that form.',
    },
    {
      title: '[S3.16] a midpoint is the middle colour, and may stand off the middle',
      shows: 'A midpoint is a stop in the colour between its neighbours.',
    },
  ],
  'S3.18': [
    {
      title: '[S3.18] keep name, slogan, logo, description and the time of their last completion',
      shows: 'A brand is saved, measured and read back with every one of them.',
    },
  ],
  'S3.19': [
    {
      title: '[S3.19] a corrected mannequin is another one, and the same correction gives the same',
      shows: 'Landmarks and size are corrected over HTTP; the same correction gives the same mannequin.',
    },
    {
      title: '[S3.19] longer legs move knees and ankles of figure and picture alike, and leave the trunk in its shape',
      shows: 'Legs a fifth longer are a fifth longer in the figure.',
    },
  ],
  'S3.21': [
    {
      title: '[S3.21] text in Japanese and Thai is set in its letters and stays text',
      shows: 'Text in two scripts changes the sheet and stands as a text layer under its first line.',
    },
  ],
  'S3.24': [
    {
      title: '[S3.24] [S4.11] liquify offers to rasterise the text first, says how it went, then pushes it',
      shows: 'A push changes the sheet by one step, and undo puts it back.',
    },
  ],
  'S3.26': [
    {
      title: '[S3.26] [S3.27] enumerations are read by their name; prints are patterns, slogans and logos',
      shows: 'Each of the eight names gives entries without repeats; another name is refused.',
    },
  ],
  'S3.27': [
    {
      title: '[S3.26] [S3.27] enumerations are read by their name; prints are patterns, slogans and logos',
      shows: 'The enumeration of print types is Pattern, Slogan and Logo.',
    },
    {
      title: '[S3.27] [S5.15] a pattern never stands singly; slogans, logos and prints of no known type may',
      shows: 'The three types by name, and which may stand singly.',
    },
  ],
}
