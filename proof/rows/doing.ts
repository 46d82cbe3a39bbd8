import type { Rows } from './row.ts'

/** What one can do and the screens it is done on: what proves each row. */
export const doing: Rows = {
  'S1.01': [
    {
      title:
        '[S1.01] [S3.03] a project is a series or a single item, with its settings at their defaults, put away and brought back',
      shows:
        'A single item is opened, read back as one with both shares at thirty, put away and brought back; a series is what is opened unless told.',
    },
  ],
  'S1.03': [
    {
      title: '[S1.03] [S3.05] [S5.04] gathers photographs, a print and a sketch, which is traced by itself',
      shows: 'A browser puts pictures on the mood, print and sketch boards, and the sketch is named by its category.',
    },
    {
      title: '[S3.07] [S5.12] [S5.17] chooses colours by code and mannequins',
      shows: 'A browser puts colours on the colour board.',
    },
  ],
  'S1.04': [
    {
      title: '[S1.04] [S5.17] at most four mannequins are chosen, and choosing one again changes its stance',
      shows: 'Of six mannequins four are taken, and one chosen again only changes its stance.',
    },
  ],
  'S1.05': [
    {
      title: '[S1.05] [S9.04] eight looks are drawn from the boards, paid once, and told one by one',
      shows:
        'Two orders under one key make one task; eight documents in the project’s style come out, each with a picture of the tier’s size, and eight credits are gone.',
    },
    {
      title: '[S1.05] no two looks are alike in cut, colour and print together, over fifty seeds',
      shows: 'Of each of fifty briefs the eight looks differ in cut, fill and print.',
    },
    {
      title:
        '[S3.03] [S1.05] two photographs give colours, told in the dock and shown with their pictures; nothing more is needed to generate',
      shows: 'Two photographs on a moodboard are all that generating needs; their colours are told before it.',
    },
    {
      title: '[S3.03] every look draws from a window of the picture, walks through it, and has the asked colours',
      shows: 'Each of eight looks is dressed in the colours of another part of the photograph and in those asked for.',
    },
    {
      title:
        '[S3.03] no look wears the colour that was left out, one wears the one that is held, and a look says where its colours come from',
      shows: 'What a person holds or leaves out of the pictures’ colours is kept by every look made afterwards.',
    },
  ],
  'S1.06': [
    {
      title: '[S1.06] an edited design is saved, drawn anew, and a save from an older revision is refused',
      shows:
        'A recoloured document is read back as it was sent, its picture has another address, and the older revision meets a sentence.',
    },
  ],
  'S1.07': [
    {
      title:
        '[S1.07] [S3.10] an order takes results of a look that differ in chance, staged in their list with what was measured; sent twice it is done and paid once',
      shows:
        'Two pictures of a look on a hanger are drawn at 2048 pixels, tell how far the asked colour is missed, and are paid once though they are ordered twice.',
    },
  ],
  'S1.08': [
    {
      title: '[S1.08] [S3.10] pictures are relit on another ground, each beside the one it was made from',
      shows: 'Two pictures are drawn with the lamp at the right on plaster, and each names the one before.',
    },
  ],
  'S1.09': [
    {
      title: '[S1.09] is an MP4 that every browser plays: H.264 in 4:2:0, its index first, its colours told',
      shows:
        'A foreign program decodes 72 frames of three seconds in the main profile, and the index stands before the pictures.',
    },
    {
      title:
        '[S1.09] [S3.10] an order films each look, staged in the list of films; sent twice it is done and paid once, and its frames are not kept',
      shows:
        'Two looks become two films of 72 frames with their posters, as MP4 and GIF, and twelve credits are gone though they are ordered twice.',
    },
    {
      title: '[S1.09] [A2] leaves the frames that it drew; another goes on with them, and the order is paid once',
      shows:
        'A worker is killed over its frames; the next draws the rest, the ones before stay as they were, and six credits are gone.',
    },
  ],
  'S1.10': [
    {
      title:
        '[S1.10] [S3.11] a look is taken apart into one drawing for each garment and its shoes, staged, by category in the language that asks; sent twice it is done and paid once',
      shows:
        'A look in a T-shirt and loafers gives two drawings, each drawn as a picture of 1024 pixels, for one credit though it is ordered twice.',
    },
  ],
  'S1.13': [
    {
      title:
        '[S2.44] [S1.13] an upload is kept once in a tab, with its tags, and found by tab, category, tag and source',
      shows: 'Entries of two tabs are found by tab, category, tag, source and day; the same picture is kept once.',
    },
    {
      title: '[S4.03] [S1.13] leaves the library when it is deleted, and does not come back before it is liked again',
      shows: 'Looks come into the library by being liked and in no other way.',
    },
  ],
  'S1.14': [
    {
      title:
        '[S1.14] on another server, for another person, it gives the same designs: documents alike, pictures byte for byte',
      shows:
        'A collection written on one server is taken in on another: boards, lists, order and brand are alike, pictures equal to the byte.',
    },
    {
      title: '[S1.14] an import that is sent twice happens once',
      shows: 'The same file under the same key is answered alike.',
    },
    {
      title: '[S1.14] what is no collection file is refused in one sentence',
      shows: 'Five files that are none are refused, and nothing of them is kept.',
    },
  ],
  'S1.15': [
    {
      title:
        '[S1.15] give every look of its collection the hand that they were drawn by, and none where it has no share',
      shows:
        'A broad uneven pen in a brand’s drawings makes the looks of its collection heavier and looser, by its share.',
    },
    {
      title: '[S1.15] a heavier pen leaves more ink on the sheet',
      shows: 'The hand of a design is seen in its picture.',
    },
    {
      title: '[S1.15] the hand and the backdrop of a look are kept and drawn, and what is no hand is refused',
      shows: 'Over HTTP a hand is kept with its look, which is drawn by it.',
    },
  ],
  'S1.28': [
    {
      title: '[S1.28] no sentence on a screen is written past the translator',
      shows:
        'Every text, attribute and expression in the markup is read; words that do not go through the translator fail by file and line.',
    },
    {
      title: '[S1.28] %s has every sentence of the screens and catalogues',
      shows: 'Each of the eight languages has a text for every sentence, with the same blanks.',
    },
  ],
  'S2.01': [
    {
      title: '[S2.01] / leads to /Square',
      shows: 'The rule of arrivals sends the bare address to the Square.',
    },
    {
      title: '[S2.01] [S2.14] [S2.20] redirects to the Square, to 404, and keeps out who may not enter',
      shows: 'A browser that opens the bare address stands on the Square.',
    },
  ],
  'S2.14': [
    {
      title: '[S2.14] a path without a route leads to /404',
      shows: 'The rule of arrivals sends an unknown path there.',
    },
    {
      title: '[S2.01] [S2.14] [S2.20] redirects to the Square, to 404, and keeps out who may not enter',
      shows: 'A browser that opens an unknown path stands on that page.',
    },
  ],
  'S2.20': [
    {
      title: '[S2.20] all may enter what is marked all; otherwise the own or the session list must hold the marker',
      shows: 'Five arrivals with and without systems of their own and of the session are let in or led to /404.',
    },
    {
      title: '[S6.01] [S2.20] %s is refused to the roles that may not make it, and to no other',
      shows: 'Every call is made by each of twelve roles over HTTP and answered as a table written by hand says.',
    },
    {
      title: '[S2.01] [S2.14] [S2.20] redirects to the Square, to 404, and keeps out who may not enter',
      shows: 'A browser without an account and one without the right are led to /404.',
    },
  ],
  'S2.05': [
    {
      title: '[S2.05] [S2.63] opens a drawn example without an account, and says that the browser alone keeps it',
      shows: 'A browser without an account opens seven painted layers and the sentence, and axe finds nothing.',
    },
  ],
  'S2.30': [
    {
      title: '[S2.30] offers what the person may enter, and nothing else',
      shows: 'Without systems the menu is empty; with the studio it has six entries by name.',
    },
    {
      title:
        '[S2.30] every entry of the top menu leads to a route with the same marker, whose screen is there and no sentence about one',
      shows: 'Entry and route carry the same marker, and each route has its screen.',
    },
  ],
  'S2.41': [
    {
      title: '[S2.41] [S5.17] its workspace setting explains who does not match and swaps them',
      shows: 'A browser changes gender, mannequins and name of a project, refuses an empty name and reads its brief.',
    },
  ],
  'S2.50': [
    {
      title:
        '[S2.50] finds by a name with slips and without accents, in three orders, with the months of everything found',
      shows: 'Collections are listed by name.',
    },
    {
      title: '[S2.50] [S9.08] days are inclusive and are those of the person’s time zone',
      shows: 'Collections are listed by a range of dates.',
    },
    {
      title:
        '[S2.50] what is deleted lies in the bin, can be restored, and is gone for good after thirty days or when asked',
      shows: 'Deleting, restoring and purging are followed to the end.',
    },
    {
      title:
        '[S2.50] a retrieval sent twice happens once, one that races with a save is told, and the save is not lost',
      shows:
        'Two retrievals under one key leave one state; one from an older revision is refused and the later save stays.',
    },
    {
      title: '[S3.09] carries its template, the look changed last and the sketches of its board',
      shows: 'A line of the list tells the sketches of its board.',
    },
  ],
  'S2.51': [
    {
      title: '[S2.51] a picture of somebody becomes a mannequin with its points',
      shows: 'A drawn figure is cut out by a task and has landmarks in their order, unconfirmed until they are seen.',
    },
    {
      title: '[S2.51] a picture in which nobody stands is refused in one sentence',
      shows: 'The task of a blank picture fails with its sentence.',
    },
  ],
  'S2.53': [
    {
      title: '[S1.06] [S2.53] [S4.01] recolours one, undoes and redoes, and loses nothing by a reload',
      shows: 'A browser recolours a garment, takes it back and on again, and finds it so after loading anew.',
    },
    {
      title: '[S2.53] takes only colours of the palette, and other ones for another seed',
      shows: 'A print is offered in colours of the boards.',
    },
    {
      title: '[S2.53] of a board wear its colours and no others, also where there are more roles than colours',
      shows: 'Every colour of every proposal for a look and for a collection is one of the five of its board.',
    },
    {
      title: '[S2.53] is seen to be another in every colourway of its board: 9 in CIEDE2000 and more over its pixels',
      shows: 'A printed picture is painted in each colourway, and any two differ by 9 as a mean over its pixels.',
    },
    {
      title: '[S2.53] a random place is one that a document may hold',
      shows: 'Random places, over all and single, are valid placements.',
    },
    {
      title:
        '[S4.01] [S2.53] an element is found, dragged onto the garment, moved, repeated, ordered, taken back, and there after a reload',
      shows: 'A browser lays an element on a large look by mouse, and finds it in its place after loading anew.',
    },
  ],
  'S2.61': [
    {
      title: '[S2.61] are measured from their pictures: stripes in navy and white are found',
      shows: 'Six striped plates over HTTP give a profile whose prints are stripes.',
    },
    {
      title: '[S2.61] take no picture without the declaration of its rights, and are not measured from fewer than five',
      shows: 'Three pictures are refused without the declaration, taken with it, and not measured.',
    },
    {
      title: '[S2.61] fills every slot at 100 percent, in the brand’s colours',
      shows: 'With the whole share, each look has something of the brand and every plain garment one of its colours.',
    },
  ],
  'S2.63': [
    {
      title: '[S2.63] after a reload the painting is there with its history',
      shows: 'A painted stroke and its step are there after the page was loaded anew.',
    },
    {
      title:
        '[S2.63] at 393 pixels it is a sketchbook: a finger draws, parts come up from below, and axe finds nothing',
      shows: 'A finger paints on a screen 393 wide, and the layers come up from below.',
    },
  ],
}
