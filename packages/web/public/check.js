/*
 * Runs before the page. Shows a message if the browser is too old or a file failed to load. Must run in browsers ten years old.
 */
(() => {
  const SENTENCES = {
    en: {
      old: 'This browser is too old for the game. A current version of Chrome, Edge, Firefox or Safari can play it.',
      failed: 'The game could not be loaded completely. Please load the page again.',
    },
    fr: {
      old: 'Ce navigateur est trop ancien pour le jeu. Utilisez une version récente de Chrome, Edge, Firefox ou Safari.',
      failed: 'Le jeu n’a pas pu être chargé entièrement. Veuillez recharger la page.',
    },
    es: {
      old: 'Este navegador es demasiado antiguo para el juego. Usa una versión actual de Chrome, Edge, Firefox o Safari.',
      failed: 'El juego no se ha podido cargar del todo. Vuelve a cargar la página.',
    },
    it: {
      old: 'Questo browser è troppo vecchio per il gioco. Usa una versione recente di Chrome, Edge, Firefox o Safari.',
      failed: 'Il gioco non si è caricato del tutto. Ricarica la pagina.',
    },
    pt: {
      old: 'Este navegador é antigo demais para o jogo. Use uma versão atual do Chrome, Edge, Firefox ou Safari.',
      failed: 'O jogo não foi carregado por completo. Recarregue a página.',
    },
  };

  const say = (what) => {
    const boot = document.getElementById('boot');
    if (!boot || document.querySelector('#app > *')) return;
    const lang = (navigator.language || 'en').slice(0, 2);
    const known = SENTENCES[lang] ? lang : 'en';
    boot.textContent = SENTENCES[known][what];
    boot.lang = known;
    boot.setAttribute('role', 'alert');
  };

  // The most recent features that the page needs: a browser with both has all the others.
  if (!('popover' in document.createElement('p') && 'groupBy' in Map)) {
    document.documentElement.setAttribute('data-unfit', '');
    say('old');
    return;
  }
  const tell = (event) => say(event.error instanceof SyntaxError ? 'old' : 'failed');
  window.addEventListener('error', tell, true);
  window.addEventListener('unhandledrejection', tell);
})();
