/** The sentences with which films are refused, and motions that a look cannot make (requirement S8.04). */
export const filmRefusals = {
  lookStillLeftOut: { level: 'warning', says: '{name} is left out: it cannot move so' },
  tooManyFilms: {
    level: 'warning',
    says: 'One order takes at most {most} films; choose fewer looks, or film them as one show',
  },
  tooManyFilmed: { level: 'warning', says: 'A show has at most {most} looks; choose fewer' },
  noRoomBeside: {
    level: 'warning',
    says: 'This format has room for one look; choose the wide one to film looks beside each other',
  },
  filmTooLong: {
    level: 'warning',
    says: 'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film',
  },
  filmFormMissing: {
    level: 'warning',
    says: 'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG',
  },
  motionTurnsRound: {
    level: 'warning',
    says: 'This look is known from the front alone and cannot turn round; choose a motion that stays in front',
  },
  motionNeedsPose: { level: 'warning', says: 'This look stands flat as a drawing; give it a pose before it moves' },
  motionNeedsCoat: {
    level: 'warning',
    says: 'This motion opens a coat or jacket; none here hangs open',
  },
  motionNeedsSkirt: { level: 'warning', says: 'This motion swings a wide skirt or dress; this look has none' },
  motionForChildren: { level: 'warning', says: 'This motion is for children' },
} as const
