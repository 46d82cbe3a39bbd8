import type { Words } from '../words.ts'

export const words: Words = {
  'A brand is measured from {least} pictures or more': 'Un brand si misura su almeno {least} immagini',
  'A brief is a text, Markdown, PDF or Word file; this is none of them':
    'Un brief è un file di testo, Markdown, PDF o Word; questo non lo è',
  'A canvas holds at most {most} layers; merge some first':
    'Una tela contiene al massimo {most} livelli; uniscine prima alcuni',
  'A garment holds at most {most} elements and regions; take some off first':
    'Un capo porta al massimo {most} elementi e zone; togline prima qualcuno',
  'A group cannot be put into itself': 'Un gruppo non può essere messo dentro sé stesso',
  'A look holds at most {most} garments; take one off first': 'Un look ha al massimo {most} capi; toglierne prima uno',
  'A look holds at most {most} named versions; take the name off one of them first':
    'Un look ha al massimo {most} versioni con un nome; toglilo prima a una di esse',
  'A palette file may have at most {most} MB': 'Un file di palette può avere al massimo {most} MB',
  'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency':
    'Una parte di un dipinto deve essere un PNG di {side} × {side} pixel a 8 bit con trasparenza',
  'A piece of this painting is damaged. Nothing was taken in':
    'Un pezzo di questo dipinto è danneggiato. Non è stato importato nulla',
  'A piece of this painting is missing. Nothing was taken in':
    'Manca un pezzo di questo dipinto. Non è stato importato nulla',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    'Una stampa si scrive fino a {most} per {most} cm a 300 dpi; riducila',
  'A show has at most {most} looks; choose fewer': 'Una sfilata ha al massimo {most} look; scegline meno',
  'A side of a picture may have at most {most} pixels; please send a smaller one':
    'Un lato dell’immagine può avere al massimo {most} pixel: inviane una più piccola',
  'A slogan holds at most {most} texts': 'Uno slogan contiene al massimo {most} testi',
  'A tag may have at most {most} characters': 'Un’etichetta può avere al massimo {most} caratteri',
  'A trial holds at most {most} pictures. Subscribe to upload more':
    'La prova contiene al massimo {most} immagini. Abbonati per caricarne altre',
  'All garments of this look are hidden; show one of them first':
    'Tutti i capi di questo look sono nascosti; mostrane prima uno',
  'An enlarged print has at most {most} pixels a side': 'Una stampa ingrandita ha al massimo {most} pixel per lato',
  'An entry holds at most {most} tags': 'Un elemento tiene al massimo {most} etichette',
  'At least one mannequin must match the gender of the project':
    'Almeno un manichino deve corrispondere al genere del progetto',
  'At most {most} access tokens; revoke one first': 'Al massimo {most} token di accesso: revocane prima uno',
  'At most {most} brands; delete one first': 'Al massimo {most} brand; eliminane prima uno',
  'At most {most} brushes of your own; take one away first': 'Al massimo {most} pennelli personali; prima togline uno',
  'At most {most} files at once; send the others afterwards': 'Al massimo {most} file alla volta; invia gli altri dopo',
  'At most {most} paintings; put one into the bin first': 'Al massimo {most} dipinti; prima sposta uno nel cestino',
  'At most {most} patterns; put one into the bin first':
    'Al massimo {most} cartamodelli; mettine prima uno nel cestino',
  'Choose 1 to {most} mannequins': 'Scegli da 1 a {most} manichini',
  'Choose a category, a sketch, or describe the garment in words':
    'Scegli una categoria, uno schizzo, o descrivi il capo a parole',
  'Choose at least one colour': 'Scegli almeno un colore',
  'Choose at least one look': 'Scegli almeno un look',
  'Choose at least one mannequin': 'Scegli almeno un manichino',
  'Choose at least one picture': 'Scegli almeno un’immagine',
  'Choose the picture that is the ground': 'Scegli l’immagine che fa da sfondo',
  'Declare that you hold the rights in these pictures': 'Dichiara di avere i diritti su queste immagini',
  'Describe in words what is to be made': 'Descrivi a parole che cosa creare',
  'Describe the mood in words or choose at least one colour': 'Descrivi l’atmosfera a parole o scegli almeno un colore',
  'Enter an email address like name@example.com': 'Inserisci un indirizzo email come name@example.com',
  'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film':
    'GIF e sequenze PNG si creano da film di al massimo {most} fotogrammi; scegli MP4 o un film più breve',
  'Give the project a name': 'Dai un nome al progetto',
  'Liked looks and own mannequins stay in their part of the library':
    'I look preferiti e i tuoi manichini restano nella loro parte della libreria',
  'Liquify failed; the layer is as it was before': 'Fluidifica non è riuscito; il livello è rimasto com’era',
  'Liquify is not ready yet; please try again in a moment': 'Fluidifica non è ancora pronto; riprova tra un momento',
  'Liquify moves paint: rasterize the layer “{name}” first':
    'Fluidifica sposta il colore: rasterizza prima il livello “{name}”',
  'Login is temporarily out of service': 'L’accesso è temporaneamente fuori servizio',
  'Look at the points of this mannequin before it is used': 'Guarda i punti di questo manichino prima di usarlo',
  'Many files are being read at the moment; please try again in a minute':
    'In questo momento si leggono molti file; riprova tra un minuto',
  'More than {most} MB were sent from your network today; please go on tomorrow':
    'Oggi dalla tua rete sono stati inviati più di {most} MB: continua domani',
  'Moving pictures cannot be used; please send a still one':
    'Le immagini animate non si possono usare: inviane una fissa',
  'No figure was found in the picture': 'Nell’immagine non è stata trovata nessuna figura',
  'No font here has these letters: {letters}': 'Nessun carattere qui ha queste lettere: {letters}',
  'No garment was found in this picture; choose another one, or mark a garment with a stroke':
    'In questa immagine non è stato trovato alcun capo; scegline un’altra o segna un capo con un tratto',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    'Nessun capo trovato in questa immagine: scegline una con un solo capo su fondo uniforme',
  'No look of this project is liked yet; like one first':
    'Nessun look di questo progetto piace ancora; mettine prima uno tra i preferiti',
  'No picture arrived with the request': 'Con la richiesta non è arrivata alcuna immagine',
  'None of these has a picture to pack': 'Nessuno di questi ha un’immagine da raccogliere',
  'Nothing in the picture belongs to this region; choose more of it':
    'Nulla nell’immagine appartiene a questa zona; scegline una parte più ampia',
  'Nothing is drawn: at least one line segment is needed': 'Non è disegnato nulla: serve almeno un segmento di linea',
  'Nothing is selected there; the selection stays as it was':
    'Lì non c’è nulla da selezionare; la selezione resta com’era',
  'Nothing of the picture would be left; choose a larger part of it':
    'Dell’immagine non resterebbe nulla; scegline una parte più grande',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    'In questo testo non è stato letto alcun desiderio; nomina un motivo, un colore o un’atmosfera, o scegli un’immagine',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    'In questa immagine non risalta nulla; disegna un riquadro, o segna che cosa tenere',
  'One ZIP holds at most {most} MB; choose fewer pictures': 'Un ZIP tiene al massimo {most} MB; scegli meno immagini',
  'One image failed to generate': 'Un’immagine non è stata generata',
  'One order takes at most {most} films; choose fewer looks, or film them as one show':
    'Un ordine contiene al massimo {most} film; scegli meno look o filmali come un’unica sfilata',
  'One order takes at most {most} pictures; choose fewer looks or fewer results':
    'Un ordine comprende al massimo {most} immagini; scegli meno look o meno risultati',
  'Only paint can be warped: rasterize the layer “{name}” first':
    'Si può deformare solo la pittura: rasterizza prima il livello “{name}”',
  'Only prints can be enlarged': 'Solo le stampe possono essere ingrandite',
  'Only what is in the bin can be deleted for good': 'Solo ciò che è nel cestino si può eliminare per sempre',
  'Parts of this painting did not arrive as they were sent; please try again':
    'Alcune parti di questo dipinto non sono arrivate come inviate; riprova',
  'Please log in or upgrade to use this': 'Accedi o passa a un piano superiore per usare questa funzione',
  'Please login and try again~': 'Accedi e riprova~',
  'Several people are in this picture; choose one with a single person, or mark the one you mean':
    'In questa immagine ci sono più persone; scegline una con una sola persona o segna quella che intendi',
  'Sketches are made of garments; name one, such as a blouse or a coat':
    'Gli schizzi sono di capi; nominane uno, come una blusa o un cappotto',
  'Something went wrong on our side. Nothing was lost; please try again':
    'Qualcosa è andato storto da parte nostra. Nulla è andato perso: riprova',
  'The Photoshop file is cut off or damaged. Nothing was taken in; save it again':
    'Il file Photoshop è troncato o danneggiato. Non è stato importato nulla; salvalo di nuovo',
  'The collection file holds more than is taken in: {rule}':
    'Il file della collezione contiene più di quanto si accetti: {rule}',
  'The collection file is damaged: {rule}. Nothing was imported; export it again':
    'Il file della collezione è rovinato: {rule}. Nulla è stato importato; esportalo di nuovo',
  'The colour code {code} was not found': 'Il codice colore {code} non è stato trovato',
  'The colours of this Photoshop file are {mode}; change it to RGB and save it again':
    'I colori di questo file Photoshop sono {mode}; convertilo in RGB e salvalo di nuovo',
  'The description': 'La descrizione',
  'The email address': 'L’indirizzo email',
  'The email or the password is not right': 'L’email o la password non è corretta',
  'The file could not be exported': 'Il file non è stato esportato',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    'Il file contiene altro oltre all’immagine: salvalo come semplice PNG o JPEG',
  'The file is cut off or damaged; save it again and retry':
    'Il file è troncato o rovinato; salvalo di nuovo e riprova',
  'The file is empty; it has 0 bytes': 'Il file è vuoto; ha 0 byte',
  'The file is larger than {most} MB': 'Il file supera {most} MB',
  'The form with the file could not be read; please send it again':
    'Non è stato possibile leggere il modulo con il file: invialo di nuovo',
  'The layer could not be rasterized; it is as it was before':
    'Non è stato possibile rasterizzare il livello; è rimasto com’era',
  'The layer “{name}” is fixed; release it first': 'Il livello “{name}” è bloccato; sbloccalo prima',
  'The layer “{name}” is hidden; show it to paint on it': 'Il livello “{name}” è nascosto; mostralo per dipingerci',
  'The layer “{name}” is pinned and keeps its place in the order':
    'Il livello “{name}” è fissato e mantiene il suo posto nell’ordine',
  'The layer “{name}” is the background: it stays, and stays at the bottom':
    'Il livello “{name}” è lo sfondo: resta, e resta in fondo',
  'The layers of this file have more than {most} million pixels together; merge some of them':
    'I livelli di questo file hanno insieme più di {most} milioni di pixel; uniscine alcuni',
  'The list of words': 'L’elenco di parole',
  'The name': 'Il nome',
  'The outline holds nothing; draw it around the garment': 'Il contorno è vuoto; disegnalo intorno al capo',
  'The painting holds more than can be opened: {part}': 'Il dipinto contiene più di quanto si possa aprire: {part}',
  'The painting is cut off or damaged: {part}. Nothing was taken in; save it again':
    'Il dipinto è troncato o danneggiato: {part}. Non è stato importato nulla; salvalo di nuovo',
  'The palette file holds no colours': 'Il file di palette non contiene colori',
  'The palette file is cut off or damaged; please save it again and retry':
    'Il file di palette è troncato o rovinato; salvalo di nuovo e riprova',
  'The password': 'La password',
  'The picture has more than {most} million pixels; please send a smaller one':
    'L’immagine ha più di {most} milioni di pixel: inviane una più piccola',
  'The picture is cut off or damaged; please save it again and retry':
    'L’immagine è troncata o danneggiata: salvala di nuovo e riprova',
  'The picture is larger than {most} MB': 'L’immagine supera {most} MB',
  'The picture is too small; it needs at least {least} pixels a side':
    'L’immagine è troppo piccola; servono almeno {least} pixel per lato',
  'The present password is not right': 'La password attuale non è corretta',
  'The print would have more than {most} million pixels; choose a smaller size or 150 dpi':
    'La stampa avrebbe più di {most} milioni di pixel; scegli un formato più piccolo o 150 dpi',
  'The request could not be read as JSON': 'La richiesta non è leggibile come JSON',
  'The request holds more values than can be read at once':
    'La richiesta contiene più valori di quanti se ne possano leggere in una volta',
  'The request is larger than {most} kB': 'La richiesta supera {most} kB',
  'The request is nested deeper than {most} levels': 'La richiesta è annidata oltre {most} livelli',
  'The search': 'La ricerca',
  'The sides of a canvas are between 1 and {most} pixels': 'I lati di una tela misurano tra 1 e {most} pixel',
  'The slogan': 'Lo slogan',
  'The studio cannot reach its database for a moment. Nothing was lost; please try again':
    'Lo studio non riesce a raggiungere il suo database per un momento. Nulla è andato perso; riprova',
  'The text': 'Il testo',
  'The upload failed. Nothing was stored; please try again': 'Caricamento non riuscito. Nulla è stato salvato: riprova',
  'There are no words in this file': 'In questo file non ci sono parole',
  'There is no layer of paint below to merge with': 'Sotto non c’è un livello di pittura con cui unire',
  'There is no room left to store this. Nothing was changed or lost; try again when there is room':
    'Non c’è più spazio per salvare. Nulla è cambiato o perso; riprova quando c’è spazio',
  'There is nothing on this board to print yet': 'Su questa tavola non c’è ancora nulla da stampare',
  'There is nothing on this layer yet': 'Su questo livello non c’è ancora nulla',
  'These four corners do not go round anything; set the upper left one first and go on clockwise':
    'Questi quattro angoli non racchiudono nulla; metti prima quello in alto a sinistra e prosegui in senso orario',
  'This PDF holds pictures of pages and no text; send the text itself or a PDF with text':
    'Questo PDF contiene immagini di pagine e nessun testo; invia il testo stesso o un PDF con testo',
  'This Photoshop file has {bits} bits a channel; change it to 8 and save it again':
    'Questo file Photoshop ha {bits} bit per canale; portalo a 8 e salvalo di nuovo',
  'This Word file holds macros; save it as .docx without them':
    'Questo file Word contiene macro; salvalo come .docx senza',
  'This board holds at most {most}; the rest was not added':
    'Questa tavola contiene al massimo {most} elementi: il resto non è stato aggiunto',
  'This collection was written by a newer Toile; update this one first':
    'Questa collezione è stata scritta da un Toile più recente; aggiorna prima questo',
  'This file has more than {most} layers; merge some of them': 'Questo file ha più di {most} livelli; uniscine alcuni',
  'This file is locked with a password; save it without one and send it again':
    'Questo file è protetto da password; salvalo senza e invialo di nuovo',
  'This file is no longer kept; please choose it again': 'Questo file non è più conservato; sceglilo di nuovo',
  'This file is no longer kept; please export it again': 'Questo file non è più conservato; esportalo di nuovo',
  'This file is not a Toile design: {rule}': 'Questo file non è un design Toile: {rule}',
  'This file unpacks to more than can be read; send the text alone':
    'Questo file si espande oltre quanto si può leggere; invia solo il testo',
  'This format has room for one look; choose the wide one to film looks beside each other':
    'Questo formato ha posto per un solo look; scegli quello panoramico per filmare più look affiancati',
  'This garment is not cut and sewn from flat cloth here, so there is no pattern of it':
    'Questo capo qui non si taglia e cuce da tessuto piano, perciò non ha cartamodello',
  'This is a large Photoshop file (PSB); save it as PSD and send it again':
    'Questo è un file Photoshop di grandi dimensioni (PSB); salvalo come PSD e invialo di nuovo',
  'This is a {kind} file; pictures are taken as PNG, JPEG or WebP':
    'Questo è un file {kind}; le immagini si accettano in PNG, JPEG o WebP',
  'This is an old Word file; save it as .docx and send it again':
    'È un vecchio file Word; salvalo come .docx e invialo di nuovo',
  'This is not a Photoshop file (PSD) that can be read': 'Questo non è un file Photoshop (PSD) leggibile',
  'This is not a Toile collection file; choose one that Toile exported':
    'Non è un file di collezione Toile; scegline uno esportato da Toile',
  'This is not a painting of Toile; choose a file that Toile saved':
    'Questo non è un dipinto di Toile; scegli un file salvato da Toile',
  'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file':
    'Questa palette non si può leggere qui; invia un file ASE, ACO, GPL o CSV',
  'This is not here: it may have been deleted, or the address is wrong':
    'Qui non c’è: potrebbe essere stato eliminato, oppure l’indirizzo è sbagliato',
  'This is not part of the trial. Subscribe to use it': 'Non fa parte della prova. Abbonati per usarlo',
  'This layer has no mask': 'Questo livello non ha una maschera',
  'This layer is not here any more': 'Questo livello non c’è più',
  'This layer takes no paint; pick a layer of paint, or rasterize it':
    'Su questo livello non si dipinge; scegli un livello di pittura o rasterizzalo',
  'This list cannot be continued from there; load it again': 'L’elenco non può continuare da lì; ricaricalo',
  'This look is a recreated work: it may be redesigned, but not changed by hand':
    'Questo look è un’opera ricreata: si può ridisegnare, ma non modificare a mano',
  'This look is known from the front alone and cannot turn round; choose a motion that stays in front':
    'Questo look è noto solo di fronte e non può girarsi; scegli un movimento che resti frontale',
  'This look stands flat as a drawing; give it a pose before it moves':
    'Questo look è disegnato in piano; dagli una posa prima di farlo muovere',
  'This look was deleted; restore it to work on it': 'Questo look è stato eliminato; ripristinalo per lavorarci',
  'This motion is for children': 'Questo movimento è per bambini',
  'This motion opens a coat or jacket; none here hangs open':
    'Questo movimento apre un cappotto o una giacca; qui nulla si apre',
  'This motion swings a wide skirt or dress; this look has none':
    'Questo movimento fa ondeggiare una gonna o un abito ampi; qui non ce ne sono',
  'This painting is too large to be kept: merge layers, or make its sheet smaller':
    'Questo dipinto è troppo grande per essere conservato: unisci dei livelli o riduci il foglio',
  'This painting names a layer that is not there, or one twice. Nothing was taken in':
    'Questo dipinto nomina un livello che non c’è, o uno due volte. Non è stato importato nulla',
  'This picture is too heavy to open; save it again as a plain PNG or JPEG':
    'Questa immagine è troppo pesante da aprire: salvala di nuovo come semplice PNG o JPEG',
  'This region covers nothing; draw a closed outline round some cloth':
    'Questa zona non copre nulla; traccia un contorno chiuso intorno al tessuto',
  'This request came from the page of another site and was not carried out':
    'Questa richiesta viene dalla pagina di un altro sito e non è stata eseguita',
  'This request was already sent with other contents': 'Questa richiesta è già stata inviata con un altro contenuto',
  'This studio is for people with an account. Please sign in': 'Questo studio è riservato a chi ha un account. Accedi',
  'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG':
    'Questo studio non crea WebM: serve un ffmpeg che ne sia capace; scegli MP4, GIF o PNG',
  'This studio opens no accounts by itself. Ask the people who run it for one':
    'Questo studio non apre account in autonomia. Chiedine uno a chi lo gestisce',
  'This task has already ended': 'Questa attività è già terminata',
  'This took longer than a minute and was stopped. Please try again':
    'Ci è voluto più di un minuto ed è stato interrotto. Riprova',
  'This was already done and is not done a second time': 'È già stato fatto e non verrà ripetuto',
  'This was changed in another window. Reload to see the newer version':
    'È stato modificato in un’altra finestra. Ricarica per vedere la versione più recente',
  'This was saved by a newer Toile; update this one first':
    'Questo è stato salvato da una versione più recente di Toile; aggiornare prima questa',
  'Too little of the picture is left to fill this with; mark a smaller part':
    'Resta troppo poco dell’immagine per riempire questo punto; segna una parte più piccola',
  'Too many attempts in a row. Please wait {seconds} s and try again':
    'Tentativi troppo rapidi. Attendi {seconds} s e riprova',
  'Too many attempts. Please wait {minutes} min': 'Troppi tentativi. Attendi {minutes} min',
  'Too many people are signing in right now. Please try again in a moment':
    'In questo momento troppe persone stanno accedendo. Riprova tra poco',
  'What is shown reaches this side of the picture; add room at another one':
    'Il soggetto arriva fino a questo lato dell’immagine; aggiungi spazio a un altro lato',
  'Write a name for the tag': 'Scrivi un nome per l’etichetta',
  'Write at least one text': 'Scrivi almeno un testo',
  'You can only upload Image file!': 'Puoi caricare solo file immagine!',
  'You have an account with this address already. Sign in to it; the work of your visit does not move into it':
    'Hai già un account con questo indirizzo. Accedi a quello; il lavoro della tua visita non vi viene trasferito',
  'You need {needed} credits and have {left}': 'Servono {needed} crediti, ne hai {left}',
  'Your files fill all of the {most} MB that you have; delete some to make room':
    'I tuoi file occupano tutti i {most} MB a disposizione: eliminane qualcuno per fare spazio',
  'Your name': 'Il tuo nome',
  '{code} is not a colour: write #rrggbb or a code like 19-4052':
    '{code} non è un colore: scrivi #rrggbb o un codice come 19-4052',
  '{count} parts of this painting have not arrived yet': '{count} parti di questo dipinto non sono ancora arrivate',
  '{field} does not have the right form': '{field} non ha la forma giusta',
  '{field} is not known here': '{field} non è previsto qui',
  '{field} is required': 'Campo obbligatorio: {field}',
  '{field} may be at most {most}': '{field} può essere al massimo {most}',
  '{field} may have at most {most} characters': '{field} può avere al massimo {most} caratteri',
  '{field} may have at most {most} entries': '{field} può avere al massimo {most} voci',
  '{field} must be at least {least}': '{field} deve essere almeno {least}',
  '{field} must be of another kind: {rule}': '{field} deve essere di altro tipo: {rule}',
  '{field} must be one of: {rule}': '{field} deve essere uno tra: {rule}',
  '{field} must have at least {least} characters': '{field} deve avere almeno {least} caratteri',
  '{field} needs at least {least} entries': '{field} richiede almeno {least} voci',
  '{garment} has no setting that is called {knob}': '{garment} non ha un’impostazione chiamata {knob}',
  '{knob} of {garment} is one of these: {rule}': '{knob} di {garment}: uno tra {rule}',
  '{knob} of {garment} must lie between {least} and {most}': '{knob} di {garment} deve stare tra {least} e {most}',
  '{most} files of yours are being made already; wait for one or cancel it':
    '{most} dei tuoi file sono già in preparazione; aspettane uno o annullane uno',
  '{name} could not be drawn; it costs nothing': 'Non è stato possibile disegnare {name}; non costa nulla',
  '{name} is left out: all of its garments are hidden': '{name} non viene usato: tutti i suoi capi sono nascosti',
  '{name} is left out: it cannot move so': '{name} è escluso: non può muoversi così',
  '{name} is left out: no garment was found in it': '{name} non viene usato: non vi è stato trovato alcun capo',
  '{name} is left out: we are not sure what it is. Choose its category on the sketchboard':
    '{name} non viene usato: non siamo sicuri di che cosa sia. Scegline la categoria sulla tavola degli schizzi',
}
