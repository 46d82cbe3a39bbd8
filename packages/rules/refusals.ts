import { filmRefusals } from './filmRefusals.ts'
import { layerRefusals } from './layerRefusals.ts'
import { outages } from './outages.ts'
import { paintingFileRefusals } from './paintingFileRefusals.ts'
import { paintingRefusals } from './paintingRefusals.ts'
import { patternRefusals } from './patternRefusals.ts'

/** Every sentence with which the product refuses, by code (requirement S8): warnings are shown, silent ones only reject, errors tell of a fault. */
export const refusals = {
  ...outages,
  ...filmRefusals,
  ...paintingRefusals,
  ...layerRefusals,
  ...paintingFileRefusals,
  ...patternRefusals,
  pleaseLogIn: { level: 'warning', says: 'Please login and try again~' },
  pleaseLogInOrUpgrade: { level: 'warning', says: 'Please log in or upgrade to use this' },
  notFound: { level: 'warning', says: 'This is not here: it may have been deleted, or the address is wrong' },
  studioBusy: { level: 'warning', says: 'Many files are being read at the moment; please try again in a minute' },
  keyUsedDifferently: { level: 'warning', says: 'This request was already sent with other contents' },
  doneBefore: { level: 'warning', says: 'This was already done and is not done a second time' },
  foreignPage: { level: 'warning', says: 'This request came from the page of another site and was not carried out' },
  changedElsewhere: { level: 'warning', says: 'This was changed in another window. Reload to see the newer version' },

  fieldRequired: { level: 'warning', says: '{field} is required' },
  fieldKind: { level: 'warning', says: '{field} must be of another kind: {rule}' },
  fieldTooShort: { level: 'warning', says: '{field} must have at least {least} characters' },
  fieldTooLong: { level: 'warning', says: '{field} may have at most {most} characters' },
  fieldTooSmall: { level: 'warning', says: '{field} must be at least {least}' },
  fieldTooLarge: { level: 'warning', says: '{field} may be at most {most}' },
  fieldTooFew: { level: 'warning', says: '{field} needs at least {least} entries' },
  fieldTooMany: { level: 'warning', says: '{field} may have at most {most} entries' },
  fieldChoice: { level: 'warning', says: '{field} must be one of: {rule}' },
  fieldForm: { level: 'warning', says: '{field} does not have the right form' },
  fieldUnknown: { level: 'warning', says: '{field} is not known here' },
  bodyTooLarge: { level: 'warning', says: 'The request is larger than {most} kB' },
  bodyTooDeep: { level: 'warning', says: 'The request is nested deeper than {most} levels' },
  bodyTooMany: { level: 'warning', says: 'The request holds more values than can be read at once' },
  formUnreadable: { level: 'warning', says: 'The form with the file could not be read; please send it again' },
  bodyUnreadable: { level: 'warning', says: 'The request could not be read as JSON' },

  emailForm: { level: 'warning', says: 'Enter an email address like name@example.com' },
  wrongSignIn: { level: 'warning', says: 'The email or the password is not right' },
  accountExists: {
    level: 'warning',
    says: 'You have an account with this address already. Sign in to it; the work of your visit does not move into it',
  },
  wrongPassword: { level: 'warning', says: 'The present password is not right' },
  attemptsTooFast: {
    level: 'warning',
    says: 'Too many attempts in a row. Please wait {seconds} s and try again',
  },
  tooManyAttempts: { level: 'warning', says: 'Too many attempts. Please wait {minutes} min' },
  signInsBusy: { level: 'warning', says: 'Too many people are signing in right now. Please try again in a moment' },
  tooManyTokens: { level: 'warning', says: 'At most {most} access tokens; revoke one first' },
  registrationClosed: {
    level: 'warning',
    says: 'This studio opens no accounts by itself. Ask the people who run it for one',
  },
  visitorsClosed: { level: 'warning', says: 'This studio is for people with an account. Please sign in' },
  serviceUnavailable: { level: 'error', says: 'Login is temporarily out of service' },

  imageOnly: { level: 'warning', says: 'You can only upload Image file!' },
  imageKind: { level: 'warning', says: 'This is a {kind} file; pictures are taken as PNG, JPEG or WebP' },
  fileTooLarge: { level: 'warning', says: 'The picture is larger than {most} MB' },
  clothFull: { level: 'warning', says: 'A garment holds at most {most} elements and regions; take some off first' },
  regionEmpty: { level: 'warning', says: 'This region covers nothing; draw a closed outline round some cloth' },
  tooManyPixels: {
    level: 'warning',
    says: 'The picture has more than {most} million pixels; please send a smaller one',
  },
  sideTooLong: {
    level: 'warning',
    says: 'A side of a picture may have at most {most} pixels; please send a smaller one',
  },
  imageTooHeavy: {
    level: 'warning',
    says: 'This picture is too heavy to open; save it again as a plain PNG or JPEG',
  },
  imageTruncated: { level: 'warning', says: 'The picture is cut off or damaged; please save it again and retry' },
  imageAnimated: { level: 'warning', says: 'Moving pictures cannot be used; please send a still one' },
  imagePolyglot: {
    level: 'warning',
    says: 'The file holds more than a picture; please save it as a plain PNG or JPEG',
  },
  fileLarger: { level: 'warning', says: 'The file is larger than {most} MB' },
  uploadFailed: { level: 'error', says: 'The upload failed. Nothing was stored; please try again' },
  fileEmpty: { level: 'warning', says: 'The file is empty; it has 0 bytes' },
  tooManyAtOnce: { level: 'warning', says: 'At most {most} files at once; send the others afterwards' },
  storageFull: {
    level: 'error',
    says: 'There is no room left to store this. Nothing was changed or lost; try again when there is room',
  },
  storageUsed: {
    level: 'warning',
    says: 'Your files fill all of the {most} MB that you have; delete some to make room',
  },
  networkUsed: {
    level: 'warning',
    says: 'More than {most} MB were sent from your network today; please go on tomorrow',
  },
  editEmpty: { level: 'warning', says: 'Nothing of the picture would be left; choose a larger part of it' },
  fileMissing: { level: 'warning', says: 'No picture arrived with the request' },
  briefKind: { level: 'warning', says: 'A brief is a text, Markdown, PDF or Word file; this is none of them' },
  briefEmpty: { level: 'warning', says: 'There are no words in this file' },
  briefScanned: {
    level: 'warning',
    says: 'This PDF holds pictures of pages and no text; send the text itself or a PDF with text',
  },
  briefLocked: { level: 'warning', says: 'This file is locked with a password; save it without one and send it again' },
  briefOldWord: { level: 'warning', says: 'This is an old Word file; save it as .docx and send it again' },
  briefMacros: { level: 'warning', says: 'This Word file holds macros; save it as .docx without them' },
  briefDamaged: { level: 'warning', says: 'The file is cut off or damaged; save it again and retry' },
  briefTooHeavy: { level: 'warning', says: 'This file unpacks to more than can be read; send the text alone' },
  trialUploadsUsed: { level: 'warning', says: 'A trial holds at most {most} pictures. Subscribe to upload more' },
  nobodyStands: { level: 'warning', says: 'No figure was found in the picture' },
  figureUnseen: { level: 'warning', says: 'Look at the points of this mannequin before it is used' },
  nothingToTrace: {
    level: 'warning',
    says: 'No garment was found in this picture; choose one with a single garment on a plain ground',
  },
  sketchUnsure: {
    level: 'warning',
    says: '{name} is left out: we are not sure what it is. Choose its category on the sketchboard',
  },
  sketchUnseen: { level: 'warning', says: '{name} is left out: no garment was found in it' },
  noGarmentSeen: {
    level: 'warning',
    says: 'No garment was found in this picture; choose another one, or mark a garment with a stroke',
  },
  tooManyPeople: {
    level: 'warning',
    says: 'Several people are in this picture; choose one with a single person, or mark the one you mean',
  },
  nothingDrawn: { level: 'warning', says: 'Nothing is drawn: at least one line segment is needed' },
  outlineEmpty: { level: 'warning', says: 'The outline holds nothing; draw it around the garment' },

  boardPrintTooLarge: {
    level: 'warning',
    says: 'The print would have more than {most} million pixels; choose a smaller size or 150 dpi',
  },
  fileGone: { level: 'warning', says: 'This file is no longer kept; please export it again' },
  importGone: { level: 'warning', says: 'This file is no longer kept; please choose it again' },
  tooManyExports: { level: 'warning', says: '{most} files of yours are being made already; wait for one or cancel it' },
  boardEmpty: { level: 'warning', says: 'There is nothing on this board to print yet' },
  brandRights: { level: 'warning', says: 'Declare that you hold the rights in these pictures' },
  brandTooFew: { level: 'warning', says: 'A brand is measured from {least} pictures or more' },
  tooManyBrands: { level: 'warning', says: 'At most {most} brands; delete one first' },

  promptNeeded: { level: 'warning', says: 'Describe in words what is to be made' },
  moodNeeded: { level: 'warning', says: 'Describe the mood in words or choose at least one colour' },
  sketchNeeded: { level: 'warning', says: 'Choose a category, a sketch, or describe the garment in words' },
  sketchGarmentsOnly: { level: 'warning', says: 'Sketches are made of garments; name one, such as a blouse or a coat' },
  pictureNeeded: { level: 'warning', says: 'Choose at least one picture' },
  nothingRead: {
    level: 'warning',
    says: 'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture',
  },

  nothingStandsOut: {
    level: 'warning',
    says: 'Nothing stands out in this picture; draw a box around it, or mark what to keep',
  },
  cornersCrossed: {
    level: 'warning',
    says: 'These four corners do not go round anything; set the upper left one first and go on clockwise',
  },
  regionNowhere: { level: 'warning', says: 'Nothing in the picture belongs to this region; choose more of it' },
  removedTooMuch: {
    level: 'warning',
    says: 'Too little of the picture is left to fill this with; mark a smaller part',
  },
  spaceTaken: { level: 'warning', says: 'What is shown reaches this side of the picture; add room at another one' },
  pictureTooSmall: { level: 'warning', says: 'The picture is too small; it needs at least {least} pixels a side' },

  boardFull: { level: 'warning', says: 'This board holds at most {most}; the rest was not added' },
  tooManyMannequins: { level: 'warning', says: 'Choose 1 to {most} mannequins' },
  mannequinMismatch: { level: 'warning', says: 'At least one mannequin must match the gender of the project' },
  mannequinNeeded: { level: 'warning', says: 'Choose at least one mannequin' },
  colorNeeded: { level: 'warning', says: 'Choose at least one colour' },
  colorUnknown: { level: 'warning', says: 'The colour code {code} was not found' },
  colorForm: { level: 'warning', says: '{code} is not a colour: write #rrggbb or a code like 19-4052' },
  paletteUnknown: {
    level: 'warning',
    says: 'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file',
  },
  paletteCutOff: { level: 'warning', says: 'The palette file is cut off or damaged; please save it again and retry' },
  paletteEmpty: { level: 'warning', says: 'The palette file holds no colours' },
  paletteTooLarge: { level: 'warning', says: 'A palette file may have at most {most} MB' },
  sloganTextNeeded: { level: 'warning', says: 'Write at least one text' },
  sloganTooManyTexts: { level: 'warning', says: 'A slogan holds at most {most} texts' },
  lettersUnknown: { level: 'warning', says: 'No font here has these letters: {letters}' },
  tagNameNeeded: { level: 'warning', says: 'Write a name for the tag' },
  tagTooLong: { level: 'warning', says: 'A tag may have at most {most} characters' },
  tooManyTags: { level: 'warning', says: 'An entry holds at most {most} tags' },
  pageLost: { level: 'warning', says: 'This list cannot be continued from there; load it again' },
  tabStays: { level: 'warning', says: 'Liked looks and own mannequins stay in their part of the library' },
  nothingToPack: { level: 'warning', says: 'None of these has a picture to pack' },
  packTooLarge: { level: 'warning', says: 'One ZIP holds at most {most} MB; choose fewer pictures' },
  projectNameNeeded: { level: 'warning', says: 'Give the project a name' },

  looksNeeded: { level: 'warning', says: 'Choose at least one look' },
  nothingLiked: { level: 'warning', says: 'No look of this project is liked yet; like one first' },
  lookUnseen: { level: 'warning', says: 'All garments of this look are hidden; show one of them first' },
  lookUnseenLeftOut: { level: 'warning', says: '{name} is left out: all of its garments are hidden' },
  lookLeftOut: { level: 'warning', says: '{name} could not be drawn; it costs nothing' },
  tooManyProducts: {
    level: 'warning',
    says: 'One order takes at most {most} pictures; choose fewer looks or fewer results',
  },
  groundNeeded: { level: 'warning', says: 'Choose the picture that is the ground' },

  pointsInsufficient: { level: 'warning', says: 'You need {needed} credits and have {left}' },
  trialFeature: { level: 'warning', says: 'This is not part of the trial. Subscribe to use it' },
  taskEnded: { level: 'warning', says: 'This task has already ended' },
  imageFailed: { level: 'error', says: 'One image failed to generate' },
  repeatTooLarge: {
    level: 'warning',
    says: 'A print is written up to {most} by {most} cm at 300 dpi; make it smaller',
  },
  upscaleTooLarge: { level: 'warning', says: 'An enlarged print has at most {most} pixels a side' },
  upscalePrintsOnly: { level: 'warning', says: 'Only prints can be enlarged' },
  collectionFileOnly: { level: 'warning', says: 'This is not a Toile collection file; choose one that Toile exported' },
  collectionFileNewer: {
    level: 'warning',
    says: 'This collection was written by a newer Toile; update this one first',
  },
  collectionFileDamaged: {
    level: 'warning',
    says: 'The collection file is damaged: {rule}. Nothing was imported; export it again',
  },
  collectionFileTooMuch: { level: 'warning', says: 'The collection file holds more than is taken in: {rule}' },
  collectionEmptyBin: { level: 'warning', says: 'Only what is in the bin can be deleted for good' },
  lookDeleted: { level: 'warning', says: 'This look was deleted; restore it to work on it' },
  lookFull: { level: 'warning', says: 'A look holds at most {most} garments; take one off first' },
  tooManyVersions: {
    level: 'warning',
    says: 'A look holds at most {most} named versions; take the name off one of them first',
  },
  documentNewer: { level: 'warning', says: 'This was saved by a newer Toile; update this one first' },
  knobOutside: { level: 'warning', says: '{knob} of {garment} must lie between {least} and {most}' },
  knobKind: { level: 'warning', says: '{knob} of {garment} is one of these: {rule}' },
  knobUnknown: { level: 'warning', says: '{garment} has no setting that is called {knob}' },
  redesignOnly: {
    level: 'warning',
    says: 'This look is a recreated work: it may be redesigned, but not changed by hand',
  },
  documentUnreadable: { level: 'warning', says: 'This file is not a Toile design: {rule}' },
} as const

export type RefusalCode = keyof typeof refusals

/** The names between braces in a sentence. */
type Blanks<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never

export type RefusalBlanks<C extends RefusalCode> = [Blanks<(typeof refusals)[C]['says']>] extends [never]
  ? []
  : [Record<Blanks<(typeof refusals)[C]['says']>, string | number>]

/** An answer that a person can act on; anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly blanks: Readonly<Record<string, string | number>>
  constructor(code: RefusalCode, blanks: Readonly<Record<string, string | number>>) {
    super(fillBlanks(refusals[code].says, blanks))
    this.code = code
    this.blanks = blanks
  }
}

/** Makes a refusal; the compiler checks its code and its blanks. */
export const refuse = <C extends RefusalCode>(code: C, ...[blanks]: RefusalBlanks<C>): Refusal =>
  new Refusal(code, blanks ?? {})

/** A sentence with its blanks filled. */
export const fillBlanks = (sentence: string, blanks: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => String(blanks[name] ?? all))
